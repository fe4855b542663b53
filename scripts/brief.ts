// What a brief in words is understood as: `npm run brief -- "10x12 kitchen, no island"`. With --prompt, what a language
// model would be asked; with --answer FILE, what of its answer would count; with --drop 3, what is left without the third
// chip. Without words, how much of the written briefs is understood.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dropChip } from '@wevisu/layout/brief/correct-brief.ts';
import { describeBrief } from '@wevisu/layout/brief/describe-brief.ts';
import { briefCases, measureCases } from '@wevisu/layout/brief/fixtures/brief-cases.ts';
import { addProposal } from '@wevisu/layout/brief/model/add-proposal.ts';
import { buildWishPrompt } from '@wevisu/layout/brief/model/build-wish-prompt.ts';
import { readProposal } from '@wevisu/layout/brief/model/read-proposal.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    prompt: { type: 'boolean', default: false },
    answer: { type: 'string' },
    drop: { type: 'string', multiple: true, default: [] },
  },
});

function showCases(): void {
  for (const [name, cases] of Object.entries(briefCases)) {
    const { right, all, misses } = measureCases(cases);
    const percent = ((100 * right) / all).toFixed(1);
    console.log(`\n${name}: ${right} of ${all} fields in ${cases.length} briefs, ${percent} %`);
    for (const { text, missing, extra } of misses) {
      console.log(`- ${text}`);
      if (missing.length > 0) console.log(`  meant: ${missing.join('; ')}`);
      if (extra.length > 0) console.log(`  read:  ${extra.join('; ')}`);
    }
  }
}

function showBrief(text: string): void {
  let brief = readBrief(text);
  if (values.answer !== undefined) {
    const proposal = readProposal(readFileSync(values.answer, 'utf8'), brief);
    console.log(
      `${proposal.wishes.length} wishes of the answer count, ${proposal.dropped} do not.`,
    );
    brief = addProposal(brief, proposal);
  }
  const dropped = values.drop.flatMap((place) => describeBrief(brief)[Number(place) - 1] ?? []);
  // From the last to the first: what is dropped moves what stands behind it.
  for (const chip of dropped.toReversed()) brief = dropChip(brief, chip);
  if (values.prompt) {
    const { system, user } = buildWishPrompt(brief);
    console.log(`${system}\n\n${user}`);
    return;
  }
  for (const [at, { label, value, span }] of describeBrief(brief).entries()) {
    const words = span ? `   "${brief.text.slice(span.start, span.end)}"` : '';
    console.log(`${at + 1}. ${label}: ${value}${words}`);
  }
  for (const { start, end } of brief.notUnderstood) {
    console.log(`Not understood: ${brief.text.slice(start, end)}`);
  }
  for (const { words } of brief.contradictions) console.log(`Contradiction: ${words}`);
}

if (positionals.length === 0) showCases();
else showBrief(positionals.join(' '));
