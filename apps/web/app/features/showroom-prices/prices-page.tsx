import { useQuery } from '@tanstack/react-query';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { BulkForm } from './bulk-form.tsx';
import { ChangesList } from './changes-list.tsx';
import { fetchRules, PRICES_KEY } from './price-calls.ts';
import { PriceListForm } from './price-list-form.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RulesTable } from './rules-table.tsx';
import { type Scope, STANDARD } from './scope.ts';

/** PRO-04, PRO-05: the markups of the showroom, and what they make of its prices. */
export default function PricesPage() {
  return (
    <AreaPage
      actions={
        <LinkButton kind="secondary" size="small" to={PRO_PATHS.coupons}>
          Coupons
        </LinkButton>
      }
      title="Prices"
    >
      <Prices />
    </AreaPage>
  );
}

function Prices() {
  const [scope, setScope] = useState<Scope>(STANDARD);
  const rules = useQuery({ queryKey: [...PRICES_KEY, 'rules'], queryFn: fetchRules });
  if (rules.isLoadingError) {
    return (
      <ErrorState
        isRetrying={rules.isFetching}
        onRetry={() => void rules.refetch()}
        title="Your prices could not be loaded"
      />
    );
  }
  if (!rules.data) return <RowsSkeleton label="Your prices are loading" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <RulesTable onChoose={setScope} rules={rules.data} scope={scope} />
      <RuleEditor onScope={setScope} rules={rules.data} scope={scope} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:col-span-2 lg:grid-cols-2">
        <BulkForm rules={rules.data} />
        <PriceListForm rules={rules.data} />
      </div>
      <div className="lg:col-span-2">
        <ChangesList />
      </div>
    </div>
  );
}
