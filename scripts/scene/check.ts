import { findingTiers } from '@wevisu/scene/findings/finding.ts';
import { countOf } from '@wevisu/scene/findings/shorten.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { profileIds } from '@wevisu/scene/rules/profile.ts';
import { type Command, exitCodes, printed } from './command.ts';
import { openScene } from './open-scene.ts';

export const check: Command = {
  subject: 'FILE',
  says: 'what is broken in a scene, and what the planning rules find',
  options: { profile: profileIds },
  async run(given) {
    const { options } = given;
    const { document, findings: broken } = await openScene(given);
    const profile = profileIds.find((id) => id === options.profile) ?? 'standard';
    const findings = [...broken, ...checkRules(document, profile)];
    const counts = Object.fromEntries(
      findingTiers.map((tier) => [
        tier,
        findings
          .filter((one) => one.tier === tier)
          .reduce((count, finding) => count + countOf(finding), 0),
      ]),
    );
    const isGrave = findings.some(({ tier }) => tier === 'broken' || tier === 'code');
    return {
      output: printed({ name: document.name, profile, counts, findings }),
      exitCode: isGrave ? exitCodes.findings : exitCodes.fine,
    };
  },
};
