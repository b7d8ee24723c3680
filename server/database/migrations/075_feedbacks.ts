import { type Kysely, sql } from "kysely";

/**
 * What people write to those who run the site, with screenshots and answers; topics, which several
 * entries are about and people vote for; and answers that admins use again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback_topics (
      id text collate "C" primary key,
      title text not null,
      summary text not null,
      status text not null check (status in ('PLANNED', 'DOING', 'DONE', 'DECLINED')),
      is_public boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table feedbacks (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      kind text not null check (kind in ('PROBLEM', 'IDEA', 'QUESTION')),
      text text not null,
      search_text text not null,
      status text not null check (status in ('RECEIVED', 'ANSWERED', 'CLOSED')),
      topic_id text collate "C" references feedback_topics on delete set null,
      assignee_id text collate "C" references users on delete set null,
      page text,
      web_version text,
      server_version text not null,
      device text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index feedbacks_of_user on feedbacks (user_id, id)`.execute(db);
  await sql`create index feedbacks_by_status on feedbacks (status, id)`.execute(db);
  await sql`create index feedbacks_of_topic on feedbacks (topic_id)`.execute(db);
  await sql`create index feedbacks_of_assignee on feedbacks (assignee_id, id)`.execute(db);
  await sql`
    create table feedback_answers (
      id text collate "C" primary key,
      feedback_id text collate "C" not null references feedbacks on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      text text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index feedback_answers_of_feedback on feedback_answers (feedback_id, id)`
    .execute(db);
  await sql`create index feedback_answers_of_user on feedback_answers (user_id)`.execute(db);
  await sql`
    create table feedback_screenshots (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      feedback_id text collate "C" unique references feedbacks on delete cascade,
      bytes bytea not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index feedback_screenshots_of_user on feedback_screenshots (user_id)`
    .execute(db);
  await sql`create index feedback_screenshots_by_age on feedback_screenshots (created_at)`
    .execute(db);
  await sql`
    create table feedback_votes (
      topic_id text collate "C" not null references feedback_topics on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      voted_at timestamptz(3) not null,
      primary key (topic_id, user_id)
    )`.execute(db);
  await sql`create index feedback_votes_of_user on feedback_votes (user_id)`.execute(db);
  await sql`
    create table canned_answers (
      id text collate "C" primary key,
      title text not null,
      text text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
}
