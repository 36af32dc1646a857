CREATE TABLE "feed_chunks" (
	"hash" text NOT NULL,
	"part" text NOT NULL,
	"file" integer NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "feed_chunks_hash_part_file_position_pk" PRIMARY KEY("hash","part","file","position")
);
--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "decided_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "decision_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_files" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;