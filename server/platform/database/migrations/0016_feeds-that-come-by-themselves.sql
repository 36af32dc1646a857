CREATE TABLE "feed_fetches" (
	"address" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "feed_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"kept_as" text DEFAULT '' NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"version" integer,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
