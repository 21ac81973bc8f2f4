/**
 * `pnpm bench`. Absolute times say more about the machine than about the code, so what is compared is
 * compared in one run; what Redis itself spends is Redis's own account.
 */
import { benchMillion } from './million.ts';
import { benchOperations } from './operations.ts';
import { createSetting } from './setting.ts';

const setting = await createSetting();
try {
  await benchOperations(setting);
  await benchMillion(setting);
} finally {
  await setting.end();
}
