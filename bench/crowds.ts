// How long check and takeoff take for homes with as much of one thing as a document may hold: processor time, since
// wall time on a busy machine says little. No test asserts an absolute time.
//   npm run bench:crowds [-- PART OF A NAME]
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { countOf } from '@wevisu/scene/findings/shorten.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { crowds } from './scene/crowds.ts';

function processorSeconds(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000_000;
}

const seconds = (value: number) => `${value.toFixed(1).padStart(6)} s`;

const asked = process.argv[2] ?? '';
console.log('   check  takeoff  found  given');
for (const { name, build } of crowds.filter((one) => one.name.includes(asked))) {
  const text = JSON.stringify(build());
  let findings: readonly Finding[] = [];
  const check = processorSeconds(() => {
    const { document, findings: broken } = readScene(text);
    findings = [...broken, ...checkRules(document, 'accessible')];
  });
  const takeoff = processorSeconds(() => {
    const { document } = readScene(text);
    takeoffOfFaces(document, facesOf(document));
  });
  const found = findings.reduce((sum, finding) => sum + countOf(finding), 0);
  const figures = `${String(found).padStart(6)} ${String(findings.length).padStart(6)}`;
  const crowded = findings.some(({ code }) => code.startsWith('scene-too-')) ? ', refused' : '';
  const size = `${(text.length / 1e6).toFixed(1)} MB`;
  console.log(`${seconds(check)} ${seconds(takeoff)} ${figures}  ${name} (${size}${crowded})`);
}
