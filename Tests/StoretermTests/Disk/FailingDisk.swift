import Foundation
import Testing

/// A failing disk: a preloaded library whose file calls fail for the files below a folder, as a
/// control file says.
struct FailingDisk {
  /// A call that can fail.
  enum Call: String, CaseIterable {
    case write, sync, truncate
  }

  /// Whether there is a C compiler to build the library.
  static let isAvailable = compiler != nil

  /// The environment of a program that uses the disk.
  let environment: [String: String]
  private let control: URL

  /// Simulates a disk for all files below a folder.
  init(at disk: URL, in scratch: Program.Folder) throws {
    let compiler = try #require(Self.compiler)
    let source = try scratch.file("failing_disk.c", Self.source)
    let library = scratch.url.appending(path: "failing_disk.so").path
    let command = [compiler, "-shared", "-fPIC", "-o", library, source.path, "-ldl"]
    try #require(try Command(arguments: command).run() == 0, "the library does not compile")
    control = try scratch.file("control")
    environment = [
      "LD_PRELOAD": library, "FAILING_DISK": disk.path, "FAILING_DISK_CONTROL": control.path,
    ]
  }

  /// Makes a call fail from now on.
  func fail(_ call: Call, with code: Int32) throws { try set("\(call.rawValue) \(code)") }

  /// Makes all calls succeed from now on.
  func mend() throws { try set("") }

  /// Writes the control file atomically, so that the program never reads half of it.
  private func set(_ text: String) throws {
    try Data(text.utf8).write(to: control, options: .atomic)
  }

  private static let compiler = ["/usr/bin/cc", "/usr/bin/gcc", "/usr/bin/clang"]
    .first(where: FileManager.default.isExecutableFile)

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    static int fails(const char *call, int file) {
      const char *disk = getenv("FAILING_DISK"), *control = getenv("FAILING_DISK_CONTROL");
      char link[64], path[4096], text[64], name[32];
      int code, saved = errno, switched;
      ssize_t length;
      if (disk == NULL || control == NULL) return 0;
      snprintf(link, sizeof link, "/proc/self/fd/%d", file);
      length = readlink(link, path, sizeof path - 1);
      if (length < 0) { errno = saved; return 0; }
      path[length] = 0;
      if (strncmp(path, disk, strlen(disk)) != 0) { errno = saved; return 0; }
      switched = open(control, O_RDONLY | O_CLOEXEC);
      length = switched < 0 ? 0 : read(switched, text, sizeof text - 1);
      if (switched >= 0) close(switched);
      text[length < 0 ? 0 : length] = 0;
      errno = saved;
      if (sscanf(text, "%31s %d", name, &code) != 2 || strcmp(name, call) != 0) return 0;
      errno = code;
      return 1;
    }

    #define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

    ssize_t write(int file, const void *bytes, size_t count) {
      return fails("write", file) ? -1 : REAL(write)(file, bytes, count);
    }
    ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
      return fails("write", file) ? -1 : REAL(pwrite)(file, bytes, count, place);
    }
    ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
      return fails("write", file) ? -1 : REAL(pwrite64)(file, bytes, count, place);
    }
    int fsync(int file) { return fails("sync", file) ? -1 : REAL(fsync)(file); }
    int fdatasync(int file) { return fails("sync", file) ? -1 : REAL(fdatasync)(file); }
    int ftruncate(int file, off_t size) {
      return fails("truncate", file) ? -1 : REAL(ftruncate)(file, size);
    }
    int ftruncate64(int file, off64_t size) {
      return fails("truncate", file) ? -1 : REAL(ftruncate64)(file, size);
    }
    """#
}
