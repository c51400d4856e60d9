#define _GNU_SOURCE

#include "CNcurses.h"

#ifdef __linux__

#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

// Newer than some headers that the program is built with; where the kernel does not know it,
// it says so and nothing happens.
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

// The program itself is the first that is told of, and the only one that is asked for.
static int note_variables(struct dl_phdr_info *object, size_t size, void *noted) {
  (void)size;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_W)) continue;
    // What is not in the file begins as zeros.
    uintptr_t start = object->dlpi_addr + part->p_vaddr + part->p_filesz;
    uintptr_t end = object->dlpi_addr + part->p_vaddr + part->p_memsz;
    start = (start + page - 1) / page * page;
    end = (end + page - 1) / page * page;
    if (start < end) *(nc_memory *)noted = (nc_memory){(void *)start, end - start};
  }
  return 1;
}

nc_memory nc_touch_variables(void) {
  nc_memory memory = {NULL, 0};
  dl_iterate_phdr(note_variables, &memory);
  if (memory.length > 0 && madvise(memory.start, memory.length, MADV_POPULATE_WRITE) != 0) {
    memory.length = 0;
  }
  return memory;
}

#else

nc_memory nc_touch_variables(void) { return (nc_memory){NULL, 0}; }

#endif
