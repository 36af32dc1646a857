CREATE TABLE "staff_audit" (
	"entry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"subject" text
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"browser_hash" text,
	"nonce" text,
	"verifier" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"csrf_token" text NOT NULL,
	"notice" text,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_audit_at" ON "staff_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_audit_who" ON "staff_audit" USING btree ("who","at");--> statement-breakpoint
CREATE INDEX "staff_audit_subject" ON "staff_audit" USING btree ("subject") WHERE subject is not null;--> statement-breakpoint
CREATE INDEX "staff_links_expires" ON "staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_email" ON "staff_sessions" USING btree ("email");