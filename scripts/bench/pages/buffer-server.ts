import { createServer } from 'node:http';
import express from 'express';
import { reportToParent } from './report-to-parent.ts';

// A server that does the least possible: constant bytes, or an empty 304 if the client names a version. With `express`
// an app that keeps its page, as one would write it.
// node buffer-server.ts <bytes> [express]

const [bytes = '8000', kind = 'node'] = process.argv.slice(2);
const body = Buffer.alloc(Number(bytes), 'x');
const kept = new Map([['/car-leasing', body]]);
const app = express().use((req, res) => {
  const page = kept.get(req.path);
  if (!page) return res.sendStatus(404);
  return res.type('html').set({ 'Content-Encoding': 'br', ETag: '"kept"' }).send(page);
});
const plain = createServer((req, res) => {
  if (req.headers['if-none-match']) {
    res.writeHead(304).end();
    return;
  }
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  });
  res.end(body);
});
reportToParent(kind === 'express' ? createServer(app) : plain);
