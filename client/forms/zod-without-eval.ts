import * as z from 'zod';

// Before any schema is made: zod would try whether it may compile code from text, which the security policy reports.
z.config({ jitless: true });
