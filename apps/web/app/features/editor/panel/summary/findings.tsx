import type { Finding, FindingTier } from '@wevisu/scene/findings/finding.ts';
import { countOf, MORE_OF_A_KIND } from '@wevisu/scene/findings/shorten.ts';
import { useEffect, useState } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { showActionToast } from '../../../../platform/toast-queue.ts';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon.tsx';
import {
  useDerived,
  useEditor,
  useScreen,
  useWorkspace,
} from '../../workspace/workspace-context.ts';

const tiers: Readonly<Record<FindingTier, { readonly label: string; readonly ink: string }>> = {
  broken: { label: 'Broken', ink: 'text-danger' },
  code: { label: 'Code', ink: 'text-danger' },
  recommended: { label: 'Advice', ink: 'text-warning' },
  tip: { label: 'Tip', ink: 'text-muted' },
};

const FEW = 4;

/** Problems in the room, worst first. A press selects the cause and shows its measurement. */
export function Findings() {
  const findings = useDerived((state) => state.findings);
  const [isAll, setAll] = useState(false);
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 text-success">
        <Icon name="success" />
        Nothing against it
      </p>
    );
  }
  const shown = isAll ? findings : findings.slice(0, FEW);
  const count = findings.reduce((sum, finding) => sum + countOf(finding), 0);
  return (
    <section>
      <h2 className="font-[560] font-sans text-14">
        {count === 1 ? '1 thing to look at' : `${count.toLocaleString('en-US')} things to look at`}
      </h2>
      <ul className="mt-1">
        {shown.map((finding, index) => (
          <FindingRow
            finding={finding}
            index={index}
            key={`${finding.code}:${finding.nodeIds.join()}:${finding.text}`}
          />
        ))}
      </ul>
      {findings.length > FEW && (
        <Button
          className="mt-2 max-md:min-h-11"
          kind="quiet"
          onPress={() => setAll(!isAll)}
          size="small"
        >
          {isAll ? 'Show fewer' : `Show all ${findings.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </section>
  );
}

function FindingRow({ finding, index }: { readonly finding: Finding; readonly index: number }) {
  const nodes = useEditor((state) => state.history.nodes);
  const select = useEditor((state) => state.select);
  const point = useScreen((state) => state.point);
  const isShown = useScreen((state) => state.finding === index);
  const { label, ink } = tiers[finding.tier];
  if (finding.code === MORE_OF_A_KIND) {
    return <li className="border-line border-b px-1 py-2.5 text-muted">{finding.text}</li>;
  }
  return (
    <li className={cx('border-line border-b py-1', isShown && 'bg-accent-tint')}>
      <PlainButton
        className="min-h-11 w-full rounded-control px-1 py-1.5 text-start hover:bg-sunken"
        onPress={() => {
          const [first] = finding.nodeIds.filter((id) => Object.hasOwn(nodes, id));
          select(first === undefined ? [] : [first]);
          point(index);
        }}
      >
        <span className={cx('font-[560]', ink)}>{label}</span> <span>{finding.text}</span>
      </PlainButton>
      <MendButton finding={finding} />
    </li>
  );
}

/** Mends a finding on one press, where one change does. It is worked out once the finding is shown. */
function MendButton({ finding }: { readonly finding: Finding }) {
  const { askForMend, editor } = useWorkspace();
  const mend = useDerived((state) => (state.isStale ? null : state.mends.get(finding)));
  const point = useScreen((state) => state.point);
  useEffect(() => askForMend(finding), [askForMend, finding]);
  if (!mend) return null;
  return (
    <Button
      className="mb-1 max-w-full whitespace-normal text-start max-md:min-h-11"
      kind="quiet"
      onPress={() => {
        const { change, history } = editor.getState();
        change(mend.label, mend.change);
        point(null);
        if (editor.getState().history === history) return;
        showActionToast({
          id: 'mend',
          kind: 'success',
          text: `${mend.label}: done.`,
          action: { label: 'Undo', onPress: editor.getState().undo },
        });
      }}
      size="small"
    >
      {mend.label}
    </Button>
  );
}
