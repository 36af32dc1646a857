import * as z from 'zod';

// Imported before any schema is created: otherwise zod tries to compile code from text, which the security policy
// blocks and reports.
z.config({ jitless: true });
