CREATE TABLE "account_codes" (
	"code_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_codes_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_contracts" (
	"deal_sheet_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"agreement_number" text NOT NULL,
	"funder" text NOT NULL,
	"registration" text NOT NULL,
	"terms" jsonb NOT NULL,
	"started_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"next_payment_on" date,
	CONSTRAINT "account_contracts_agreement_number_unique" UNIQUE("agreement_number")
);
--> statement-breakpoint
CREATE TABLE "account_delivery_estimates" (
	"order_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "account_delivery_estimates_order_id_made_at_pk" PRIMARY KEY("order_id","made_at"),
	CONSTRAINT "account_delivery_estimates_days" CHECK (from_day <= to_day)
);
--> statement-breakpoint
CREATE TABLE "account_documents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"salt_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_managers" (
	"manager_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"job_title" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"away_until" date
);
--> statement-breakpoint
CREATE TABLE "account_order_stages" (
	"order_id" text NOT NULL,
	"stage" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_order_stages_order_id_stage_pk" PRIMARY KEY("order_id","stage")
);
--> statement-breakpoint
CREATE TABLE "account_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"order_number" text NOT NULL,
	"terms" jsonb NOT NULL,
	"ordered_on" date NOT NULL,
	CONSTRAINT "account_orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "account_quotes" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"ratebook_id" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_wallet_entries" (
	"entry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_wallet_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	"amount_pence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"state" text NOT NULL,
	"is_begun_by_broker" boolean DEFAULT false NOT NULL,
	"account_type" text NOT NULL,
	"company_name" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"password_hash" text,
	"is_lex_customer" boolean DEFAULT false NOT NULL,
	"manager_id" text,
	"allows_email" boolean DEFAULT false NOT NULL,
	"allows_phone" boolean DEFAULT false NOT NULL,
	"allows_sms" boolean DEFAULT false NOT NULL,
	"allows_post" boolean DEFAULT false NOT NULL,
	"consent_saved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_account_number_unique" UNIQUE("account_number"),
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_state" CHECK (state in ('pending', 'complete')),
	CONSTRAINT "accounts_type" CHECK (account_type in ('personal', 'business')),
	CONSTRAINT "accounts_email" CHECK (email = lower(email)),
	CONSTRAINT "accounts_password" CHECK (state = 'pending' or password_hash is not null)
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_messages_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_contracts" ADD CONSTRAINT "account_contracts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_delivery_estimates" ADD CONSTRAINT "account_delivery_estimates_order_id_account_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."account_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_order_stages" ADD CONSTRAINT "account_order_stages_order_id_account_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."account_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_orders" ADD CONSTRAINT "account_orders_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_quotes" ADD CONSTRAINT "account_quotes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_wallet_entries" ADD CONSTRAINT "account_wallet_entries_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_manager_id_account_managers_manager_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."account_managers"("manager_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_codes_account" ON "account_codes" USING btree ("account_id","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "account_contracts_account" ON "account_contracts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_documents_account" ON "account_documents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_links_account" ON "account_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_orders_account" ON "account_orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_quotes_account" ON "account_quotes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_tokens_account" ON "account_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_wallet_entries_account" ON "account_wallet_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "accounts_mobile" ON "accounts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "mailbox_messages_sent_at" ON "mailbox_messages" USING btree ("sent_at");