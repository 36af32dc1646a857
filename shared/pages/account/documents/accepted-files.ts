import { documentFormats, maxDocumentBytes } from '#shared/contracts/document-kinds.ts';

/** What may be uploaded: names end in one of these, and the server looks at the first bytes too. */
export const acceptedEndings = Object.values(documentFormats).flatMap(({ endings }) => endings);

/** Names of the form's fields: the file, and what it is. */
export const fileField = 'file';
export const kindField = 'kind';

/** What is wrong with a file before it is sent; undefined when nothing is. The server checks the file again. */
export function findFileFault({
  name,
  size,
}: {
  readonly name: string;
  readonly size: number;
}): string | undefined {
  const lowerName = name.toLowerCase();
  if (!acceptedEndings.some((ending) => lowerName.endsWith(ending))) return 'Choose a PDF, JPEG or PNG file.';
  if (size === 0) return 'This file is empty. Choose another.';
  if (size > maxDocumentBytes)
    return `This file is ${formatBytes(size)}. Choose one up to ${formatBytes(maxDocumentBytes)}.`;
  return undefined;
}

/** A size for people: "640 kB", "3.2 MB"; a megabyte is 1,048,576 bytes, as the limit counts. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} kB`;
  return `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10} MB`;
}
