import express from 'express';

/** Reads the JSON body of any call but the upload: 64 kB at most. */
export const smallJson = express.json({ limit: '64kb' });

/** Reads the body of the upload: 12 MB, which is 8 MB of file in base64 and its name. */
export const uploadJson = express.json({ limit: '12mb' });
