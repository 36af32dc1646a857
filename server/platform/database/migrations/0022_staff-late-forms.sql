ALTER TABLE "staff_sessions" ADD COLUMN "typed" jsonb;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "typed_at" timestamp with time zone;