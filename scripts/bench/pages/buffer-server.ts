import { createServer } from 'node:http';
import { reportToParent } from './report-to-parent.ts';

// A server that does the least possible in Node: constant bytes, or an empty 304 if the client names a version.
// node buffer-server.ts <bytes>

const body = Buffer.alloc(Number(process.argv[2] ?? 8000), 'x');
reportToParent(
  createServer((req, res) => {
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
  }),
);
