import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';

/** VEND-03: each field that would be another one, what is live beside what is asked. */
export function CaseChanges({ changes }: { readonly changes: StaffCaseDetail['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="Changes" className="mt-4">
      <div aria-hidden="true" className={`${ROW} text-12 text-muted`}>
        <span className="max-sm:hidden" />
        <span>Live now</span>
        <span>Asked for</span>
      </div>
      <dl>
        {changes.map(({ path, label, from, to }) => (
          <div className={`${ROW} border-line border-t py-2`} key={path}>
            <dt className="wrap-anywhere text-muted max-sm:col-span-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <span className="reader-only">Live now: </span>
              {from ?? <Nothing />}
            </dd>
            <dd className="wrap-anywhere whitespace-pre-line font-[550]">
              <span className="reader-only">Asked for: </span>
              {to ?? <Nothing />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ROW = 'grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]';

function Nothing() {
  return <span className="font-[400] text-muted">Nothing</span>;
}
