import { Argument, type Command } from 'commander';
import type { CommandContext } from './context.ts';

/** The shells, and the script that completes commands and options in each. */
const SCRIPTS = {
  bash: (cases: string) => `_mayfly() {
  local path="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || path="$path $word"; done
  case "\${path# }" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _mayfly mayfly
`,
  zsh: (cases: string) => `#compdef mayfly
_mayfly() {
  local path_="" word words_=""
  for word in "\${(@)words[2,CURRENT-1]}"; do [[ $word == -* ]] || path_="$path_ $word"; done
  case "\${path_# }" in
${cases.replaceAll('words=', 'words_=')}
  esac
  compadd -- \${=words_}
}
compdef _mayfly mayfly
`,
  fish: (cases: string) => `function __mayfly_words
  set -l path (string match --invert -- '-*' (commandline -opc)[2..-1])
  switch "$path"
${cases.replaceAll(/^ {4}'(.*)'(\*?)\) words="(.*)" ;;$/gm, "    case '$1$2'\n      string split ' ' -- '$3'")}
  end
end
complete -c mayfly -f -a '(__mayfly_words)'
`,
};

type Shell = keyof typeof SCRIPTS;

export function addCompletion(program: Command, context: CommandContext): void {
  program
    .command('completion')
    .description('print a script that completes commands and options')
    .addArgument(new Argument('<shell>').choices(Object.keys(SCRIPTS)))
    .addHelpText('after', '\nExample: source <(mayfly completion bash)')
    .action((shell: Shell) => context.print(SCRIPTS[shell](casesOf(program).join('\n'))));
}

/** A line for each command, inner ones first: a path of words, with any arguments after it, and what can follow it. */
function casesOf(command: Command, path: readonly string[] = []): readonly string[] {
  const inner = command.commands.flatMap((each) => casesOf(each, [...path, each.name()]));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  const options = command.options.map(({ long }) => long ?? '');
  const words = [...command.commands.map((each) => each.name()), ...choices, ...options, '--help'];
  const pattern = path.length === 0 ? "''" : `'${path.join(' ')}'*`;
  return [...inner, `    ${pattern}) words="${words.join(' ')}" ;;`];
}
