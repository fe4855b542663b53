// Contact sheets of all floor plans and templates, to compare them: docs/screens/plans-N.webp and
// docs/screens/templates-N.webp. Templates without a rendered preview are skipped and listed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOM_PICTURES_FOLDER, readBuiltRooms } from '../db/demo/rooms/room-files.ts';
import { CELL, writeSheets } from './write-sheets.ts';

const { plans, templates } = await readBuiltRooms();
// An SVG in millimeters is huge at its own size, so it is rendered at its cell's width.
const asPicture = (svg: string) =>
  Buffer.from(svg.replace(/ width="[^"]*mm" height="[^"]*mm"/, ` width="${CELL.width * 2}"`));
await writeSheets(
  'plans',
  plans.map(({ name, svg }) => ({ name, picture: asPicture(svg) })),
);
const pictureOf = (id: string) => join(ROOM_PICTURES_FOLDER, `${id}.webp`);
const missing = templates.filter(({ id }) => !existsSync(pictureOf(id)));
if (missing.length > 0) console.log(`without preview: ${missing.map(({ id }) => id).join(' ')}`);
await writeSheets(
  'templates',
  templates
    .filter(({ id }) => existsSync(pictureOf(id)))
    .map(({ id, name }) => ({ name, picture: pictureOf(id) })),
);
