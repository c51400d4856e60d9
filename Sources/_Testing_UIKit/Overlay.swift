// The module Testing of the toolchain has a part for Apple's UIKit, with this name. A file that
// imports both Testing and a module named UIKit needs the part, even on Linux, where the toolchain
// does not have it. Here it adds nothing.
