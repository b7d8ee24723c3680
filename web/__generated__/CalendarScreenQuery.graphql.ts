/**
 * @generated SignedSource<<404726d9dd9b01f239f9ed25a49218b5>>
 * @relayHash 9b743f869a1fbdfc08db404f42f85349
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca1afe87d2d5d1c637ff7da766a67256865c025ac8d883e1280d4161d263dec

import { ConcreteRequest } from 'relay-runtime';
export type CalendarEntryKind = "NOTE" | "OFFER" | "SLOT" | "TEXT";
export type CalendarOutcomeStatus = "DELAYED" | "NOT_SENT" | "PARTLY_SENT" | "PLANNED" | "SENT" | "SKIPPED" | "UNCERTAIN" | "WAITING";
export type CalendarScreenQuery$variables = {
  from: string;
  to: string;
};
export type CalendarScreenQuery$data = {
  readonly viewer: {
    readonly calendar: ReadonlyArray<{
      readonly campaignTextId: string | null | undefined;
      readonly entry: {
        readonly id: string;
        readonly recurrence: string | null | undefined;
        readonly startsLocal: string;
        readonly timeZone: string;
        readonly times: ReadonlyArray<string>;
        readonly title: string;
        readonly version: number;
      };
      readonly groupTags: ReadonlyArray<string>;
      readonly groups: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly id: string;
      readonly isException: boolean;
      readonly kind: CalendarEntryKind;
      readonly occurrence: string;
      readonly offer: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly outcome: {
        readonly delayedUntil: string | null | undefined;
        readonly groups: number;
        readonly notSent: number;
        readonly reason: string | null | undefined;
        readonly sent: number;
        readonly status: CalendarOutcomeStatus;
        readonly uncertain: number;
        readonly waiting: number;
      };
      readonly startsAt: string;
      readonly startsLocal: string;
      readonly title: string;
    }>;
    readonly timeZone: string;
  } | null | undefined;
};
export type CalendarScreenQuery = {
  response: CalendarScreenQuery$data;
  variables: CalendarScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsLocal",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "CalendarOccurrence",
  "kind": "LinkedField",
  "name": "calendar",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occurrence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isException",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campaignTextId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupTags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarOutcome",
      "kind": "LinkedField",
      "name": "outcome",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groups",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncertain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notSent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delayedUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recurrence",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "times",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eca1afe87d2d5d1c637ff7da766a67256865c025ac8d883e1280d4161d263dec",
    "metadata": {},
    "name": "CalendarScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35cc61d8f7a16b5fec3eef18469090bd";

export default node;
