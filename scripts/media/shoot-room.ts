// Renders one picture of a scene: node scripts/media/shoot-room.ts SCENE.json OUT.png [orbit|walk|top]
// [day|evening|lamps] [FRAMES] ['{"eye":[x,y,z],"target":[x,y,z]}'] (meters, y up, z to the south).
import { readFileSync, writeFileSync } from 'node:fs';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import type { ViewMode } from '@wevisu/viewer/room/camera/view-mode.ts';
import { openRoomStudio } from './room-studio.ts';

const [file, out, mode = 'orbit', light = 'day', frames = '10', eye] = process.argv.slice(2);
if (!file || !out) throw new Error('name a scene and a picture');
const studio = await openRoomStudio({ width: 960, height: 640 });
const shot = await studio.shoot({
  scene: JSON.parse(readFileSync(file, 'utf8')),
  light: light as LightMode,
  mode: mode as ViewMode,
  eye: eye ? JSON.parse(eye) : null,
  along: null,
  frames: Number(frames),
  patchPixels: 512,
});
writeFileSync(out, shot.png);
console.log(shot.stats);
await studio.close();
