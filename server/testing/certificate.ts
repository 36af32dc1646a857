import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeOnce } from './make-once.ts';

/** A certificate for `localhost` that signs itself. */
export interface Certificate {
  /** Paths: the certificate, its key, and both in one file. */
  readonly certificate: string;
  readonly key: string;
  readonly both: string;
  /** Text of the certificate, for clients that shall trust it. */
  readonly text: string;
}

/** Makes the certificate once for a run of the tests, by openssl. */
export async function makeCertificate(): Promise<Certificate> {
  return readCertificate(await makeOnce('certificate', fillWithCertificate));
}

/** The certificate in a folder that `fillWithCertificate` has filled. */
export async function readCertificate(folder: string): Promise<Certificate> {
  const certificate = join(folder, 'certificate.pem');
  return {
    certificate,
    key: join(folder, 'key.pem'),
    both: join(folder, 'both.pem'),
    text: await readFile(certificate, 'utf8'),
  };
}

/** Makes a certificate in a folder. */
export async function fillWithCertificate(folder: string): Promise<void> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  // As those of Let's Encrypt.
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-nodes',
    '-days',
    '2',
    ...kind,
    ...subject,
    ...files,
  ]);
  await writeFile(
    join(folder, 'both.pem'),
    (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')),
  );
}
