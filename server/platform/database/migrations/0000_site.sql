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
	"kind" text DEFAULT 'other' NOT NULL,
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
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "alert_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"vehicle_ref" text NOT NULL,
	"deal_type" text NOT NULL,
	"term_months" integer NOT NULL,
	"annual_miles" integer NOT NULL,
	"initial_months" integer NOT NULL,
	"is_maintained" boolean NOT NULL,
	"below_pence" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"is_told" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"checked_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alerts_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "alerts_below" CHECK ((kind = 'price-drop') = (below_pence is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_deals" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"vehicle_ref" text NOT NULL,
	"deal_type" text NOT NULL,
	"term_months" integer NOT NULL,
	"annual_miles" integer NOT NULL,
	"initial_months" integer NOT NULL,
	"is_maintained" boolean NOT NULL,
	"monthly_pence" integer,
	"initial_pence" integer,
	"fee_pence" integer,
	"total_pence" integer,
	"true_monthly_pence" integer,
	"excess_tenths" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_deals_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "saved_deals_price" CHECK (num_nulls(monthly_pence, initial_pence, fee_pence, total_pence, true_monthly_pence, excess_tenths) in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewed_vehicles" (
	"account_id" text NOT NULL,
	"vehicle_ref" text NOT NULL,
	"deal_type" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_vehicles_account_id_vehicle_ref_deal_type_pk" PRIMARY KEY("account_id","vehicle_ref","deal_type"),
	CONSTRAINT "viewed_vehicles_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"csrf_token" text NOT NULL,
	"account_id" text,
	"signed_in" jsonb,
	"notes" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratebook_warnings" (
	"funder" text NOT NULL,
	"ratebook_id" text NOT NULL,
	"valid_to" date NOT NULL,
	"due_days" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratebook_warnings_funder_ratebook_id_valid_to_due_days_pk" PRIMARY KEY("funder","ratebook_id","valid_to","due_days"),
	CONSTRAINT "ratebook_warnings_due" CHECK (due_days in (14, 7, 1))
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp with time zone,
	"source" text NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"attribution" text DEFAULT '' NOT NULL,
	"vehicle_count" integer DEFAULT 0 NOT NULL,
	"rate_count" integer DEFAULT 0 NOT NULL,
	"action" text DEFAULT 'import' NOT NULL,
	"made_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"restored" integer,
	"report" jsonb,
	"has_rows" boolean DEFAULT true NOT NULL,
	CONSTRAINT "catalogue_versions_state" CHECK (state in ('draft', 'current', 'past')),
	CONSTRAINT "catalogue_versions_imported" CHECK ((state = 'draft') = (imported_at is null))
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "manufacturers_version_slug_pk" PRIMARY KEY("version","slug")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"version" integer NOT NULL,
	"make_slug" text NOT NULL,
	"range_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "models_version_make_slug_range_slug_slug_pk" PRIMARY KEY("version","make_slug","range_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "ranges" (
	"version" integer NOT NULL,
	"make_slug" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ranges_version_make_slug_slug_pk" PRIMARY KEY("version","make_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "rate_cards" (
	"version" integer NOT NULL,
	"vehicle_ref" text NOT NULL,
	"contract" text NOT NULL,
	"funder" text NOT NULL,
	"ratebook_id" text NOT NULL,
	"fee_pence" integer NOT NULL,
	"monthly_pence" "bytea" NOT NULL,
	"excess_tenths" "bytea" NOT NULL,
	CONSTRAINT "rate_cards_version_vehicle_ref_contract_funder_ratebook_id_pk" PRIMARY KEY("version","vehicle_ref","contract","funder","ratebook_id"),
	CONSTRAINT "rate_cards_contract" CHECK (contract in ('personal', 'business')),
	CONSTRAINT "rate_cards_fee" CHECK (fee_pence >= 0),
	CONSTRAINT "rate_cards_cells" CHECK (octet_length(monthly_pence) = 2 * octet_length(excess_tenths))
);
--> statement-breakpoint
CREATE TABLE "ratebooks" (
	"version" integer NOT NULL,
	"funder" text NOT NULL,
	"ratebook_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"terms" integer[] NOT NULL,
	"miles" integer[] NOT NULL,
	"initials" integer[] NOT NULL,
	CONSTRAINT "ratebooks_version_funder_ratebook_id_pk" PRIMARY KEY("version","funder","ratebook_id"),
	CONSTRAINT "ratebooks_validity" CHECK (valid_from <= valid_to),
	CONSTRAINT "ratebooks_grid" CHECK (cardinality(terms) > 0 and cardinality(miles) > 0 and cardinality(initials) > 0)
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"version" integer NOT NULL,
	"vehicle_ref" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"pricing_type" text NOT NULL,
	"make_slug" text NOT NULL,
	"range_slug" text NOT NULL,
	"model_slug" text NOT NULL,
	"derivative_name" text NOT NULL,
	"derivative_slug" text NOT NULL,
	"body_type" text,
	"fuel" text NOT NULL,
	"transmission" text NOT NULL,
	"drivetrain" text,
	"doors" integer,
	"seats" integer,
	"power_ps" integer,
	"engine_cc" integer,
	"battery_kwh" double precision,
	"co2_grams_per_km" integer,
	"mpg" double precision,
	"electric_range_miles" integer,
	"miles_per_kwh" double precision,
	"p11d_pence" integer,
	"length_mm" integer,
	"width_mm" integer,
	"height_mm" integer,
	"wheelbase_mm" integer,
	"boot_litres" integer,
	"load_length_mm" integer,
	"load_width_mm" integer,
	"load_height_mm" integer,
	"load_volume_litres" integer,
	"payload_kg" integer,
	"towing_kg" integer,
	"insurance_group" text,
	"tier" text,
	"is_special_offer" boolean NOT NULL,
	"stock_kind" text NOT NULL,
	"weeks_min" integer NOT NULL,
	"weeks_max" integer NOT NULL,
	"stock_checked_on" date NOT NULL,
	"registered" text,
	"odometer_miles" integer,
	"listed_on" date NOT NULL,
	CONSTRAINT "vehicles_version_vehicle_ref_pk" PRIMARY KEY("version","vehicle_ref"),
	CONSTRAINT "vehicles_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "vehicles_type" CHECK (vehicle_type in ('car', 'commercial')),
	CONSTRAINT "vehicles_pricing_type" CHECK (pricing_type in ('standard', 'atc', 'used')),
	CONSTRAINT "vehicles_used_facts" CHECK ((pricing_type = 'used') = (registered is not null) and (registered is null) = (odometer_miles is null)),
	CONSTRAINT "vehicles_weeks" CHECK (weeks_min >= 0 and weeks_min <= weeks_max),
	CONSTRAINT "vehicles_p11d" CHECK (p11d_pence > 0)
);
--> statement-breakpoint
CREATE TABLE "price_records" (
	"version" integer NOT NULL,
	"vehicle_ref" text NOT NULL,
	"contract" text NOT NULL,
	"priced_on" date NOT NULL,
	"points" "bytea" NOT NULL,
	CONSTRAINT "price_records_version_vehicle_ref_contract_pk" PRIMARY KEY("version","vehicle_ref","contract"),
	CONSTRAINT "price_records_contract" CHECK (contract in ('personal', 'business')),
	CONSTRAINT "price_records_points" CHECK (octet_length(points) % 16 = 0 and octet_length(points) <= 16 * 200)
);
--> statement-breakpoint
CREATE TABLE "review_scores" (
	"make_slug" text NOT NULL,
	"range_slug" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"score_tenths" integer NOT NULL,
	"review_count" integer NOT NULL,
	"dated" date NOT NULL,
	"is_demonstration" boolean NOT NULL,
	CONSTRAINT "review_scores_make_slug_range_slug_source_pk" PRIMARY KEY("make_slug","range_slug","source"),
	CONSTRAINT "review_scores_score" CHECK (score_tenths between 0 and 50),
	CONSTRAINT "review_scores_count" CHECK (review_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "special_offers" (
	"offer_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_offers_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_ref" text NOT NULL,
	"vehicle_name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "special_offers_ref" CHECK (vehicle_ref ~ '^[0-9]{10}$'),
	CONSTRAINT "special_offers_days" CHECK (starts_on <= ends_on)
);
--> statement-breakpoint
CREATE TABLE "feed_chunks" (
	"hash" text NOT NULL,
	"part" text NOT NULL,
	"file" integer NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "feed_chunks_hash_part_file_position_pk" PRIMARY KEY("hash","part","file","position")
);
--> statement-breakpoint
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
	"folder" text DEFAULT '' NOT NULL,
	"kept_as" text DEFAULT '' NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"version" integer,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"files" jsonb,
	"layout" jsonb,
	"outcome" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decision_reason" text DEFAULT '' NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"enquiry_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"content_key" text NOT NULL,
	"fields" jsonb,
	"snapshot" jsonb,
	"account_id" text,
	"from_page" text,
	"is_suspected" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer_note" text,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "enquiry_consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"is_given" boolean NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_deliveries" (
	"delivery_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_fault" text,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "enquiry_deliveries_channel_known" CHECK (channel in ('staff-mail', 'visitor-mail', 'webhook')),
	CONSTRAINT "enquiry_deliveries_state_known" CHECK (state in ('waiting', 'delivered', 'dead', 'held'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" text NOT NULL,
	"action" text NOT NULL,
	"note" text,
	CONSTRAINT "enquiry_notes_action_known" CHECK (action in ('answered', 'reopened', 'noted'))
);
--> statement-breakpoint
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
CREATE TABLE "commits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_called_off" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"mail_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text,
	"headers" jsonb,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_messages_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_reviews" (
	"review_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"content_key" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"make" text NOT NULL,
	"range" text NOT NULL,
	"vehicle_name" text NOT NULL,
	"satisfaction" smallint NOT NULL,
	"comfort" smallint NOT NULL,
	"running_costs" smallint NOT NULL,
	"reliability" smallint NOT NULL,
	"practicality" smallint NOT NULL,
	"comments" text NOT NULL,
	"display_name" text NOT NULL,
	"months_held" smallint NOT NULL,
	"email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"is_suspected" boolean NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "vehicle_reviews_reference_unique" UNIQUE("reference"),
	CONSTRAINT "vehicle_reviews_state_known" CHECK (state in ('waiting', 'published', 'refused')),
	CONSTRAINT "vehicle_reviews_ratings_in_range" CHECK (least(satisfaction, comfort, running_costs, reliability, practicality) >= 1
        and greatest(satisfaction, comfort, running_costs, reliability, practicality) <= 5)
);
--> statement-breakpoint
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
	"typed" jsonb,
	"typed_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
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
ALTER TABLE "alert_tokens" ADD CONSTRAINT "alert_tokens_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_version_make_slug_range_slug_ranges_version_make_slug_slug_fk" FOREIGN KEY ("version","make_slug","range_slug") REFERENCES "public"."ranges"("version","make_slug","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranges" ADD CONSTRAINT "ranges_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranges" ADD CONSTRAINT "ranges_version_make_slug_manufacturers_version_slug_fk" FOREIGN KEY ("version","make_slug") REFERENCES "public"."manufacturers"("version","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_version_vehicle_ref_vehicles_version_vehicle_ref_fk" FOREIGN KEY ("version","vehicle_ref") REFERENCES "public"."vehicles"("version","vehicle_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_version_funder_ratebook_id_ratebooks_version_funder_ratebook_id_fk" FOREIGN KEY ("version","funder","ratebook_id") REFERENCES "public"."ratebooks"("version","funder","ratebook_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratebooks" ADD CONSTRAINT "ratebooks_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_version_make_slug_range_slug_model_slug_models_version_make_slug_range_slug_slug_fk" FOREIGN KEY ("version","make_slug","range_slug","model_slug") REFERENCES "public"."models"("version","make_slug","range_slug","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_records" ADD CONSTRAINT "price_records_version_catalogue_versions_number_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_consents" ADD CONSTRAINT "enquiry_consents_enquiry_id_enquiries_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_deliveries" ADD CONSTRAINT "enquiry_deliveries_enquiry_id_enquiries_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "alert_tokens_alert" ON "alert_tokens" USING btree ("alert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one" ON "alerts" USING btree ("account_id","kind","vehicle_ref","deal_type","term_months","annual_miles","initial_months","is_maintained");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_deals_one" ON "saved_deals" USING btree ("account_id","vehicle_ref","deal_type","term_months","annual_miles","initial_months","is_maintained");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_one" ON "saved_searches" USING btree ("account_id","path","query");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_used" ON "sessions" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_versions_one_current" ON "catalogue_versions" USING btree ("state") WHERE state = 'current';--> statement-breakpoint
CREATE INDEX "vehicles_model" ON "vehicles" USING btree ("version","make_slug","range_slug","model_slug");--> statement-breakpoint
CREATE INDEX "special_offers_ends" ON "special_offers" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "enquiries_content_key" ON "enquiries" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "enquiries_received_at" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "enquiries_account" ON "enquiries" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "enquiry_consents_enquiry" ON "enquiry_consents" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_deliveries_channel" ON "enquiry_deliveries" USING btree ("enquiry_id","channel");--> statement-breakpoint
CREATE INDEX "enquiry_deliveries_due" ON "enquiry_deliveries" USING btree ("next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry" ON "enquiry_notes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "told_pages_source" ON "told_pages" USING btree ("source");--> statement-breakpoint
CREATE INDEX "mail_outbox_expires_at" ON "mail_outbox" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailbox_messages_sent_at" ON "mailbox_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_state" ON "vehicle_reviews" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "vehicle_reviews_content_key" ON "vehicle_reviews" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "staff_audit_at" ON "staff_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_audit_who" ON "staff_audit" USING btree ("who","at");--> statement-breakpoint
CREATE INDEX "staff_audit_subject" ON "staff_audit" USING btree ("subject") WHERE subject is not null;--> statement-breakpoint
CREATE INDEX "staff_links_expires" ON "staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_email" ON "staff_sessions" USING btree ("email");