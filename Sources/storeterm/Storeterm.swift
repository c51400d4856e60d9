import ArgumentParser

/// The program.
@main
struct Storeterm: AsyncParsableCommand {
}
