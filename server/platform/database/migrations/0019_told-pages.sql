CREATE TABLE "told_pages" (
	"page" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"failed_edition" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "told_pages_source" ON "told_pages" USING btree ("source");