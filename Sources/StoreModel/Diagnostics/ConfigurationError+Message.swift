import ExternalInput
import Foundation

extension ConfigurationError {
  /// The problem and the next step, on one line and without the path.
  public var message: String { problem + ". " + nextStep }

  private var problem: String {
    switch reason {
    case .notFound: "there is no such file"
    case .notPermitted: "permission denied"
    case .linkLoop: "the symbolic links form a loop"
    case .directoryWithoutConfiguration: "this directory contains no Configuration.storekit"
    case .notRegularFile: "this is not a regular file"
    case .tooLarge(let size, let limit):
      "the file " + ByteCount.limitExceededText(size: size, limit: limit)
    case .unreadable(let code): "the file cannot be read: " + String(cString: strerror(code))
    case .empty: "the file is empty"
    case .xmlPropertyList: "this is an XML property list, not JSON"
    case .binaryPropertyList: "this is a binary property list, not JSON"
    case .macOSAlias: "not text; this looks like a macOS alias"
    case .gitLFSPointer: "this is a Git LFS pointer, not the file itself"
    case .wideEncoding(let name): "the text is encoded in \(name), not in UTF-8"
    case .notUTF8: "this is not text in UTF-8"
    case .notJSON(let problem, _): problem
    case .notAConfiguration: "this is not a StoreKit configuration: it does not begin with `{`"
    case .notAnObject(let found): "expected an object, found \(found)"
    }
  }

  private var nextStep: String {
    switch reason {
    case .notFound: "Check the path."
    case .notPermitted: "Grant yourself read permission (chmod u+r)."
    case .linkLoop: "Name the file itself."
    case .directoryWithoutConfiguration: "Name a .storekit file, or a package that has one inside."
    case .notRegularFile: "Name a .storekit file."
    case .tooLarge: "Make it smaller, or name another file."
    case .unreadable: "Check the disk and the path."
    case .empty: "Create a new one in Xcode: File > New, StoreKit Configuration File."
    case .xmlPropertyList, .binaryPropertyList:
      "Recreate the configuration in Xcode, which writes JSON."
    case .macOSAlias: "Name the file that the alias points to."
    case .gitLFSPointer: "Run `git lfs pull`."
    case .wideEncoding: "Save it as UTF-8."
    case .notUTF8: "Save it as UTF-8, or restore it from version control."
    case .notJSON(_, let nextStep): nextStep
    case .notAConfiguration: "Name a .storekit file."
    case .notAnObject: "A StoreKit configuration starts with `{`; check that this file is one."
    }
  }
}
