// An empty cross-import overlay. If a file imports both Testing and a module named UIKit, the
// compiler also imports `_Testing_UIKit`. Only Apple's toolchains contain this module.
