// model-checker.ts starts it for one model, and ends it if it takes too long: the file comes in, its reading goes out.
import { buffer } from 'node:stream/consumers';
import { readModel } from './read-model.ts';

process.stdout.write(JSON.stringify(await readModel(await buffer(process.stdin))));
