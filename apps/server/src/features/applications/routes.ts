import * as contract from '@wevisu/contract/applications.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { answerQuestion } from './answer-question.ts';
import type { ApplicationsDeps } from './deps.ts';

export function addApplicationsCalls(calls: CallTable, deps: ApplicationsDeps): void {
  calls.add(contract.answerApplicationQuestion, async ({ user }, { params, body }) => {
    const { userId } = user;
    const answered = await answerQuestion(deps, { userId, id: params.id, answer: body.answer });
    return answered.ok ? ok({ message: 'Thank you. Our staff have your answer.' }) : answered;
  });
}
