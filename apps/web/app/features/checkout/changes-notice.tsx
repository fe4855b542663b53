import { Notice } from '../../ui/notice.tsx';

/** What is different from what was shown before, told before it is paid. */
export function ChangesNotice({ changes }: { readonly changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <Notice isUrgent kind="warning" title="Please note what has changed">
      <ul className={changes.length > 1 ? 'list-disc ps-5' : ''}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  );
}
