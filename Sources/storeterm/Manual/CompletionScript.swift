/// The completion script of a shell. The script is ArgumentParser's script with an addition: if no
/// command is named, it completes the arguments of the default command.
struct CompletionScript {
  /// The script that ArgumentParser generates.
  let generated: String
  /// The default command.
  let command: String
  /// The names of all commands.
  let commands: [String]

  /// The complete script. For an unknown shell, this is the generated script.
  var text: String {
    if generated.hasPrefix("#!/bin/bash") { return bash }
    if generated.hasPrefix("#compdef") { return zsh }
    if generated.hasPrefix("function __storeterm") { return fish }
    return generated
  }

  private var bash: String {
    generated.replacing(
      "    *)\n        # Offer subcommand completions\n",
      with: """
            *)
                # Without a command, what \(command) takes
                COMPREPLY=()
                unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")
                _storeterm_\(command)
                [[ "${cur}" == -* ]] && __storeterm_add_completions -W '\(Self.freeFlag)'
                # Offer subcommand completions
                [[ "${COMP_CWORD}" -eq 1 ]] &&

        """
    )
    .replacing(
      """
      _storeterm_help() {
          repeating_flags=()
          non_repeating_flags=(--version)
          repeating_options=()
          non_repeating_options=()
          __storeterm_offer_flags_options -1

      """,
      with: """
        _storeterm_help() {
            repeating_flags=()
            non_repeating_flags=(--version)
            repeating_options=()
            non_repeating_options=()
            __storeterm_offer_flags_options -1
            # The command that help is wanted about
            [[ "${COMP_CWORD}" -eq 2 ]] &&
                COMPREPLY+=($(compgen -W '\(commandWords)' -- "${cur}"))

        """
    )
  }

  /// An option that no command declares, because the program handles it before it parses the
  /// arguments.
  private static let freeFlag = "--bugreport"

  private var commandWords: String { commands.joined(separator: " ") }

  private var zsh: String {
    generated.replacing(
      "    local -i ret=1\n    local -ar arg_specs=(\n        '--version[",
      with: """
            # Without a command, what \(command) takes
            local -ar command_names=(\(commandWords))
            if [[ ("${CURRENT}" -gt 2 || "${words[2]}" = -*) \
        && -z "${(M)command_names:#${words[2]}}" ]]; then
                _storeterm_\(command)
                return
            fi

            local -i ret=1
            local -ar arg_specs=(
                '--version[
        """,
      maxReplacements: 1
    )
    .replacing(
      "        _describe -V subcommand subcommands && ret=0\n",
      with: """
                _describe -V subcommand subcommands && ret=0
                _files -g '*.storekit' && ret=0

        """
    )
  }

  /// The script for fish. On the first word it offers commands and arguments of the default
  /// command. If the first word is not a command, the script inserts the default command before
  /// that word.
  private var fish: String {
    let ofCommand = "_options \"storeterm \(command)\" "
    let firstFile = "_positional \"storeterm \(command)\" "
    let lines = generated.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { line -> [String] in
      if line == "    set -l unparsed_tokens (__storeterm_tokens -pc)" {
        return [
          String(line),
          "    if test (count $unparsed_tokens) -gt 1;"
            + " and not contains -- $unparsed_tokens[2] \(commandWords)",
          "        set unparsed_tokens $unparsed_tokens[1] \(command) $unparsed_tokens[2..]",
          "    end",
        ]
      }
      let isOwn = line.contains(ofCommand + "version'") || line.contains(ofCommand + "h help'")
      guard line.contains(ofCommand) || line.contains(firstFile), !isOwn else {
        return [String(line)]
      }
      let ofProgram = line.replacing("\"storeterm \(command)\"", with: "\"storeterm\"")
      return [String(line), String(ofProgram)]
    }
    .joined(separator: "\n")
  }
}
