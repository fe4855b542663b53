// Pro applications as the form sends them, and the folder for their licenses, for tests.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as accounts from '@wevisu/contract/accounts.ts';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { testPdf } from '../../platform/uploads/test-files.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type FormAnswer, sendForm } from '../../test-form.ts';

export const TEST_LICENSE = new File([new Uint8Array(testPdf())], 'license.pdf', {
  type: 'application/pdf',
});

export const TEST_APPLICATION = {
  full_name: 'Rosa Maria Diaz',
  company_name: 'Diaz & Daughters',
  email: 'rosa@example.com',
  password: 'long enough',
  phone_number: '(213) 555-0123',
  license_number: 'CSLB 1045678',
  license_state: 'ca',
  license_expires_on: '2040-06-30',
  license_file: TEST_LICENSE,
  about: 'Kitchens and baths in Los Angeles.',
  agree: 'true',
} as const;

export interface TestApplications {
  readonly app: TestApp;
  /** Holds `files/`, the file store. */
  readonly folder: string;
  apply(over?: Readonly<Record<string, string | File>>): Promise<FormAnswer>;
  /** Names of the stored licenses, in order. */
  keptFiles(): Promise<readonly string[]>;
}

export async function testApplications(): Promise<TestApplications> {
  const folder = await mkdtemp(join(tmpdir(), 'wevisu-licenses-'));
  atFileEnd(() => rm(folder, { recursive: true, force: true }));
  const app = await testApp({ env: { DATA_DIR: folder } });
  return {
    app,
    folder,
    apply: (over = {}) =>
      sendForm(app, {
        url: accounts.registerContractor.path,
        fields: { ...TEST_APPLICATION, ...over },
      }),
    keptFiles: async () =>
      (await readdir(join(folder, 'files/licenses')).catch(() => [])).toSorted(),
  };
}
