import { describeConsentsAndWallet } from './contract-suite/consents-and-wallet.ts';
import { describeDocuments } from './contract-suite/documents.ts';
import { describeForgottenPassword } from './contract-suite/forgotten-password.ts';
import { describePermission } from './contract-suite/permission.ts';
import { describeReading } from './contract-suite/reading.ts';
import { describeRegistering } from './contract-suite/registering.ts';
import { describeSigningIn } from './contract-suite/signing-in.ts';
import type { AccountApiTarget } from './contract-suite/target.ts';

/** Tests that hold any account API to the contract in this folder's README. It changes data: never a live one's. */
export function describeAccountApi(target: AccountApiTarget): void {
  describeSigningIn(target);
  describeReading(target);
  describePermission(target);
  describeRegistering(target);
  describeForgottenPassword(target);
  describeDocuments(target);
  describeConsentsAndWallet(target);
}
