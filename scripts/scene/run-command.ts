// One command of the scene's command line: JSON (or the file that was asked for) on standard output, what went wrong
// on standard error.
import { writeFile } from 'node:fs/promises';
import { check } from './check.ts';
import {
  type Command,
  CommandFailure,
  type ExitCode,
  exitCodes,
  type Given,
  type Reply,
  type Streams,
} from './command.ts';
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

interface Parsed {
  readonly command: Command;
  readonly given: Omit<Given, 'streams'>;
}

function parse(words: readonly string[]): Parsed {
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

async function write(
  { output, notes }: Reply,
  out: string | undefined,
  { stdout, stderr }: Streams,
): Promise<void> {
  if (notes !== undefined) stderr.write(notes);
  if (out === undefined) {
    // The reader may close the pipe early: `| head` is not an error.
    stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') throw new CommandFailure(exitCodes.unwritable, `Can't write: ${code}`);
    });
    stdout.write(output);
    return;
  }
  try {
    await writeFile(fromWherePersonStands(out), output);
  } catch (error) {
    const { message } = error as Error;
    throw new CommandFailure(exitCodes.unwritable, `${out} can't be written: ${message}`);
  }
}

/** @param words What a person typed after the program's name. */
export async function runCommand(words: readonly string[], streams: Streams): Promise<ExitCode> {
  try {
    const { command, given } = parse(words);
    const reply = await command.run({ ...given, streams });
    await write(reply, given.options.out, streams);
    return reply.exitCode;
  } catch (error) {
    const isOurs = !(error instanceof CommandFailure);
    const why = error instanceof Error ? error : new Error(String(error));
    streams.stderr.write(`${isOurs ? why.stack : why.message}\n`);
    return isOurs ? exitCodes.failed : error.exitCode;
  }
}
