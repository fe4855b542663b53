// The scene's command line: works on scene files without a server. JSON (or the file that was asked
// for) on standard output, what went wrong on standard error.
import { writeFile } from 'node:fs/promises';
import { check } from './check.ts';
import { type Command, CommandFailure, exitCodes, type Given, type Reply } from './command.ts';
import { exportScene } from './export.ts';
import { importFile } from './import.ts';
import { list } from './list.ts';
import { migrate } from './migrate.ts';
import { fromWherePersonStands } from './open-scene.ts';
import { show } from './show.ts';
import { still } from './still.ts';
import { takeoff } from './takeoff.ts';

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  check,
  takeoff,
  export: exportScene,
  import: importFile,
  still,
  migrate,
};

function usageOf(name: string, { subject, options, says }: Command): string {
  const taken = Object.entries(options).map(([option, values]) => {
    const value = values === 'text' ? option.toUpperCase() : values.join('|');
    return ` [--${option} ${value}]`;
  });
  return `  ${name} ${subject}${taken.join('')}\n      ${says}`;
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, command]) => usageOf(name, command));
  return `Usage: npm run -s scene -- COMMAND\n${lines.join('\n')}\nFILE is a file, - for standard input, or the id of a floor plan or template.`;
}

function refused(message: string): CommandFailure {
  return new CommandFailure(exitCodes.badUsage, `${message}\n${usage()}`);
}

function parse(words: readonly string[]): { readonly command: Command; readonly given: Given } {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw refused(name ? `There is no command ${name}.` : 'A command is needed.');
  const subjects: string[] = [];
  const options: Record<string, string> = {};
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] as string;
    if (!word.startsWith('--')) {
      subjects.push(word);
      continue;
    }
    const [option = '', joined] = word.slice(2).split(/=(.*)/s, 2);
    const allowed = Object.hasOwn(command.options, option) ? command.options[option] : undefined;
    if (!allowed) throw refused(`${name} has no option --${option}.`);
    const value = joined ?? rest[++i];
    if (value === undefined || (allowed !== 'text' && !allowed.includes(value))) {
      throw refused(`--${option} takes ${allowed === 'text' ? 'a value' : allowed.join(' or ')}.`);
    }
    options[option] = value;
  }
  const [subject, extra] = subjects;
  if (subject === undefined || extra !== undefined) {
    throw refused(`${name} takes one ${command.subject}.`);
  }
  return { command, given: { subject, options } };
}

async function write({ output, exitCode, notes }: Reply, out: string | undefined): Promise<void> {
  process.exitCode = exitCode;
  if (notes !== undefined) process.stderr.write(notes);
  if (out === undefined) {
    // Whoever reads may have seen enough: `| head` is no failure of ours.
    process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') throw new CommandFailure(exitCodes.unwritable, `Can't write: ${code}`);
    });
    process.stdout.write(output);
    return;
  }
  try {
    await writeFile(fromWherePersonStands(out), output);
  } catch (error) {
    const { message } = error as Error;
    throw new CommandFailure(exitCodes.unwritable, `${out} can't be written: ${message}`);
  }
}

try {
  const { command, given } = parse(process.argv.slice(2));
  await write(await command.run(given), given.options.out);
} catch (error) {
  const isOurs = !(error instanceof CommandFailure);
  const why = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isOurs ? why.stack : why.message}\n`);
  process.exitCode = isOurs ? exitCodes.failed : error.exitCode;
}
