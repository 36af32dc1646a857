import sax from 'sax';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

/** What happens at each part of an XML file. Names come without their prefixes. */
export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Part of the text between two tags; a long text comes in several parts. */
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** A part of a workbook, and the signal that ends the reading of it. */
export interface XmlSource {
  readonly archive: WorkbookArchive;
  readonly part: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a part of a workbook through the handler; yields after each piece, so that the caller can take what has been
 * read. Throws `Refusal` for XML that is not well formed, and for a document type: a workbook has none, and entities,
 * which can multiply or name files, are declared only there.
 */
export async function* readXml(source: XmlSource, handler: XmlHandler): AsyncGenerator<void> {
  const { archive, part, signal } = source;
  const xml = sax.parser(true, {});
  let fault: Refusal | undefined;
  const refuse = (reason: string, cause?: unknown) => {
    fault ??= new Refusal(`${archive.file} is refused: its part ${part} ${reason}.`, { cause });
  };
  xml.onerror = (error) => {
    refuse('is not well-formed XML', error);
    // The parser throws at the next piece unless its error is taken away, and ours says more.
    Object.assign(xml, { error: null });
  };
  xml.ondoctype = () => refuse('declares a document type, which no workbook needs');
  xml.onopentag = ({ name, attributes }) =>
    handler.open?.(local(name), attributes as Readonly<Record<string, string>>);
  xml.onclosetag = (name) => handler.close?.(local(name));
  if (handler.text) Object.assign(xml, { ontext: handler.text, oncdata: handler.text });
  for await (const piece of archive.read(part, signal)) {
    xml.write(piece);
    if (fault) throw fault;
    yield;
  }
  xml.close();
  if (fault) throw fault;
}

/** Reads a whole part. */
export async function readWholeXml(source: XmlSource, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(source, handler));
}

/** The value of an attribute whatever its prefix, which differs between the programs that write workbooks. */
export function attribute(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(attributes).find(([each]) => local(each) === name)?.[1];
}

function local(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
