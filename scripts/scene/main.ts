// The scene's command line: works on scene files without a server.
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), process);
