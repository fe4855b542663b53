import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { LeaveGuard } from '../../back-office/leave-guard.tsx';
import { useSettled } from '../../platform/use-settled.ts';
import { SkipLink } from '../../ui/reader-only.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSend } from '../pros/showroom/use-send.ts';
import { ASSORTMENT_KEY, previewAssortment, saveAssortment } from './assortment-calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import {
  type DraftRules,
  isSameDraft,
  type Target,
  toDraft,
  toRules,
  withRule,
} from './draft-rules.ts';
import { BrandRules, CategoryRules, VendorRules } from './place-rules.tsx';
import { ProductRules } from './product-rules.tsx';
import { SAVE_BAR_ID, SaveBar } from './save-bar.tsx';

interface AssortmentEditorProps {
  readonly saved: AssortmentView;
  readonly onSaved: (view: AssortmentView) => void;
}

/** Rules are a draft until they are saved together; the counts follow the draft. */
export function AssortmentEditor({ saved, onSaved }: AssortmentEditorProps) {
  const [base, setBase] = useState(() => toDraft(saved.rules));
  const [draft, setDraft] = useState<DraftRules>(base);
  const [theirs, setTheirs] = useState<AssortmentView | null>(null);
  const [filter, setFilter] = useState('');
  const { isPending, send } = useSend();
  const isDirty = !isSameDraft(draft, base);
  const preview = usePreview(draft, { isDirty, version: saved.version });
  const view = isDirty ? (preview.data ?? saved) : saved;

  function take(next: AssortmentView) {
    const rules = toDraft(next.rules);
    setBase(rules);
    setDraft(rules);
    setTheirs(null);
    onSaved(next);
  }

  function save(version: number) {
    void send(
      async () => take(await saveAssortment(version, toRules(draft))),
      ({ code, now }) => {
        if (code !== 'changed_meanwhile' || now === undefined) return false;
        setTheirs(now as AssortmentView);
        return true;
      },
    );
  }

  const rules = {
    draft,
    filter,
    onRule: (target: Target, shown: boolean | null) =>
      setDraft((before) => withRule(before, target, shown)),
  };
  return (
    <div className="grid max-w-[768px] grid-cols-[minmax(0,1fr)] gap-5">
      <LeaveGuard isDirty={isDirty} />
      {theirs !== null && (
        <ConflictNotice
          mine={draft}
          onKeepMine={() => save(theirs.version)}
          onTakeTheirs={() => take(theirs)}
          theirs={toDraft(theirs.rules)}
        />
      )}
      <div>
        <p className="figures text-18" role="status">
          Shows <strong className="font-[600]">{formatCount(view.shown)}</strong> of{' '}
          {formatCount(view.total)} products
        </p>
        <p className="mt-1 text-muted">
          The most specific rule applies: a product's own, then its brand's, its vendor's, its
          category's, its department's. What has no rule is shown.
        </p>
      </div>
      <TextField
        label="Search departments, vendors, brands and products"
        onChange={setFilter}
        type="search"
        value={filter}
      />
      <SkipLink targetId={SAVE_BAR_ID}>Skip the rules and save</SkipLink>
      <Tabs
        label="What the rules are for"
        tabs={[
          {
            id: 'categories',
            label: 'Categories',
            panel: <CategoryRules view={view} {...rules} />,
          },
          { id: 'vendors', label: 'Vendors', panel: <VendorRules view={view} {...rules} /> },
          { id: 'brands', label: 'Brands', panel: <BrandRules view={view} {...rules} /> },
          { id: 'products', label: 'Products', panel: <ProductRules {...rules} /> },
        ]}
      />
      <SaveBar
        isDirty={isDirty}
        isPending={isPending}
        isWaiting={preview.isFetching}
        lost={isDirty ? (preview.data?.lost ?? null) : null}
        onSave={() => save(saved.version)}
        onUndo={() => setDraft(base)}
        rules={draft.size}
      />
    </div>
  );
}

function usePreview(
  draft: DraftRules,
  { isDirty, version }: { readonly isDirty: boolean; readonly version: number },
) {
  const settled = useSettled(draft);
  return useQuery({
    queryKey: [...ASSORTMENT_KEY, 'preview', version, toRules(settled)],
    queryFn: () => previewAssortment(toRules(settled)),
    enabled: isDirty,
    placeholderData: keepPreviousData,
  });
}
