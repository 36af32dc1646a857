ALTER TABLE "catalogue_versions" ADD COLUMN "action" text DEFAULT 'import' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "made_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "restored" integer;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_versions" ADD COLUMN "has_rows" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "catalogue_versions" SET "has_rows" = false WHERE "state" = 'past';
