import * as earnings from '@wevisu/contract/earnings.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { EarningsDeps } from './deps.ts';
import { readBalance } from './get-balance.ts';
import { readMovements, writeMovements } from './list-movements.ts';
import { payeeUserOf } from './payee-user.ts';
import { readStatements, readTaxYears, writeStatement } from './statements.ts';

export function addEarningsCalls(calls: CallTable, deps: EarningsDeps): void {
  calls.add(earnings.getEarnings, async ({ user }) =>
    ok({ data: await readBalance(deps, payeeUserOf(user)) }),
  );

  calls.add(earnings.listEarnings, async ({ user }, { query }) => {
    const page = await readMovements(deps, payeeUserOf(user), query);
    return page.ok ? ok({ data: page.value }) : page;
  });

  calls.add(earnings.exportEarnings, async ({ user }, { query }) => {
    const file = writeMovements(deps, payeeUserOf(user), query);
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });

  calls.add(earnings.listStatements, async ({ user }) =>
    ok({ data: await readStatements(deps, payeeUserOf(user)) }),
  );

  calls.add(
    earnings.getStatementFile,
    async ({ user }, { params: { month }, query: { format } }) => {
      const file = await writeStatement(deps, payeeUserOf(user), { month, format });
      return file.ok ? ok({ data: null, file: file.value }) : file;
    },
  );

  calls.add(earnings.listTaxYears, async ({ user }) =>
    ok({ data: await readTaxYears(deps, payeeUserOf(user)) }),
  );
}
