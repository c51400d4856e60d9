import Foundation
import Synchronization

/// A walk over the types of views, ahead of the first frame.
///
/// The Swift runtime makes a generic type when it is first used, and looks each conformance up
/// among all of the program. A first frame meets hundreds of types, which takes longer than
/// drawing it. Types are all that this needs, no view and no actor: the walk goes from a view
/// to its body and from a container to its content, and has the runtime make what will stand
/// for them. It evaluates nothing and leaves nothing but the runtime's caches and
/// ``_DynamicFields``, so that a program shows the same without it. Public only because views
/// are asked to be prepared. Beside it goes what observing takes, of which the first view needs
/// some.
public final class _Preparation {
  /// Of a view whose body holds the same view of another type each time, this many are walked.
  private static let repetitions = 3
  /// The most views that are walked within each other.
  private static let depth = 100

  /// What was walked, made on the way, or left out.
  private(set) var known: Set<ObjectIdentifier> = []
  /// The views that the walk is in.
  private var path: [StructureKind] = []
  private let isLate: () -> Bool

  /// Creates a walk that ends early when it is told so.
  package init(until isLate: @escaping () -> Bool = { false }) {
    self.isLate = isLate
  }

  /// Whether it is too late for all this.
  package var isOver: Bool { isLate() }

  /// Walks on another thread, until a host has made a frame.
  package static func start(_ walk: @escaping @Sendable (_Preparation) -> Void) {
    // A thread that ends with the walk: those of a queue wake up once more when they have had
    // nothing to do for some seconds, in a program that is at rest.
    Thread.detachNewThread {
      NodeObservation.prepare()
      walk(_Preparation { ViewHost.hasMadeFrame.load(ordering: .relaxed) })
    }
  }

  /// Prepares views of a type.
  public func view<V: View>(_ type: V.Type) {
    if isNew(type) { V._prepare(self) }
  }

  /// Prepares a modifier with a body.
  func modifier<Modifier: ViewModifier>(_ type: Modifier.Type) {
    if isNew(type) { Modifier._prepare(self) }
  }

  /// Prepares what stands for a view, or another type: to be given is to be made.
  @inline(never)
  package func type(_ type: Any.Type) {
    known.insert(ObjectIdentifier(type))
  }

  /// Leaves views of a type out, wherever they are: for those that the first frame does not
  /// show.
  package func leaveOut(_ type: Any.Type) { known.insert(ObjectIdentifier(type)) }

  /// Leaves out a part of a view whose type has no name: what the closure would answer, which
  /// is never called.
  package func leaveOut<Whole, V: View>(_ part: @MainActor (Whole) -> V) { leaveOut(V.self) }

  /// Prepares a view that has a body, and the body.
  @usableFromInline
  package func view<V: View, Body: View>(_ type: V.Type, showing body: Body.Type) {
    self.type(CompositeNode<V>.self)
    fields(of: type)
    within(type) { view(body) }
  }

  /// Prepares a modifier that has a body, and the body.
  @usableFromInline
  func modifier<Modifier: ViewModifier, Body: View>(
    _ type: Modifier.Type,
    showing body: Body.Type
  ) {
    fields(of: type)
    within(type) {
      view(ViewModifierContent<Modifier>.self)
      view(body)
    }
  }

  /// Finds the fields of what is connected before its body is evaluated.
  package func fields(of type: Any.Type) { _ = DynamicFields.of(type) }

  /// Prepares the key paths by which Observation knows properties of these types of an object.
  package func properties<Object, each Value>(
    of object: Object.Type,
    _ values: repeat (each Value).Type
  ) {
    repeat type(ReferenceWritableKeyPath<Object, each Value>.self)
  }

  /// Says of structures that views keep that they are no dynamic properties, whatever the
  /// arguments of their types: nobody has to look them up.
  package func plain(_ types: Any.Type...) { StructureKind.note(plain: types) }

  private func isNew(_ type: Any.Type) -> Bool {
    !isOver && known.insert(ObjectIdentifier(type)).inserted
  }

  /// A view that holds itself, of ever other types, would never end.
  private func within(_ type: Any.Type, _ walk: () -> Void) {
    let kind = StructureKind(type)
    guard path.count < Self.depth, path.count(where: { $0 == kind }) < Self.repetitions else {
      return
    }
    path.append(kind)
    walk()
    path.removeLast()
  }
}
