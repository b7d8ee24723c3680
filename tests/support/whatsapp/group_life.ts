import type { Accounts } from "./accounts.ts";
import {
  describedForm,
  type Group,
  groupForm,
  type GroupOptions,
  memberForm,
  newInviteCode,
  type Role,
} from "./groups.ts";
import { lidOf, type Phone, phoneOfMember } from "./jids.ts";
import { element, seconds, type Stanza } from "./stanzas.ts";

/** People's actions in groups, of which members' linked devices are notified. */
export function groupLife(accounts: Accounts) {
  const groups = new Map<string, Group>();
  let created = 0;
  let somebody = 0;

  const ownerOf = ({ people }: Group) => [...people.keys()][0] ?? "";

  /** Notifies those people's devices of an action of `actor`. */
  function notify(group: Group, content: Stanza, actor = ownerOf(group), to = group.people.keys()) {
    const attrs = { participant: lidOf(actor), t: seconds(), addressing_mode: group.addressing };
    for (const phone of to) {
      for (const account of accounts.of(phone)) {
        accounts.notify(account, group.id, "w:gp2", attrs, [content]);
      }
    }
  }

  function change(action: string, group: Group, phone: Phone, actor = ownerOf(group)): void {
    notify(group, element(action, {}, [memberForm(group, phone)]), actor);
  }

  return {
    all: groups as ReadonlyMap<string, Group>,

    /** Makes a group of so many people; the first is its owner. */
    make(subject: string, people: number, options: GroupOptions = {}): Group {
      const group: Group = {
        id: `1203630${String(100_000_000_000 + ++created)}@g.us`,
        ...{ subject, people: new Map(), inviteCode: newInviteCode(), messages: [] },
        ...{ formerCodes: new Set(), asksApproval: false, asking: new Set() },
        ...{
          description: null,
          announce: false,
          locked: false,
          addressing: "lid",
          place: null,
          parent: null,
        },
        ...options,
      };
      for (let index = 0; index < people; index++) {
        group.people.set(phoneOfMember(++somebody), index === 0 ? "OWNER" : "MEMBER");
      }
      groups.set(group.id, group);
      return group;
    },
    /** Deletes a group. */
    end: (group: Group) => void groups.delete(group.id),

    join(phone: Phone, group: Group, role: Role = "MEMBER"): void {
      change("add", group, phone);
      group.people.set(phone, role);
      group.asking.delete(phone);
      notify(
        group,
        element("create", { type: "add" }, [groupForm(group)]),
        undefined,
        [phone].values(),
      );
    },
    /** Removes people; with themselves as `actor`, they leave. */
    remove(phone: Phone, group: Group, actor?: Phone): void {
      change("remove", group, phone, actor);
      group.people.delete(phone);
    },
    promote(phone: Phone, group: Group): void {
      group.people.set(phone, "ADMIN");
      change("promote", group, phone);
    },
    demote(phone: Phone, group: Group): void {
      group.people.set(phone, "MEMBER");
      change("demote", group, phone);
    },
    rename(group: Group, subject: string): void {
      group.subject = subject;
      notify(group, element("subject", { subject, s_t: seconds() }));
    },
    describe(group: Group, description: string): void {
      group.description = description;
      notify(group, describedForm(description));
    },
    /** Lets only admins write, or everybody. */
    announce(group: Group, only: boolean): void {
      group.announce = only;
      notify(group, element(only ? "announcement" : "not_announcement"));
    },
  };
}

export type GroupLife = ReturnType<typeof groupLife>;
