// Two of staff who have entered their code, for tests.
import type { UserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../test-app.ts';

export interface StaffMember {
  readonly userId: UserId;
  readonly token: string;
}

export async function addStaff(app: TestApp, name: string): Promise<StaffMember> {
  const made = await app.createAccount({
    email: `${name.toLowerCase()}@staff.example`,
    type: 'Admin',
  });
  await app.pool.query('update users set first_name = $2, last_name = $3 where id = $1', [
    made.userId,
    name,
    'Staff',
  ]);
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    made.userId,
  ]);
  return made;
}

/** What the audit log has of somebody's acts, oldest first. */
export async function actsOf(app: TestApp, staffId: UserId) {
  const { rows } = await app.pool.query(
    `select action, target_kind, target_id, before, after, reason from audit_events
     where actor_id = $1 and outcome = 'done' order by id`,
    [staffId],
  );
  return rows;
}
