ALTER TABLE "account_documents" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "enquiries_account" ON "enquiries" USING btree ("account_id") WHERE account_id is not null;