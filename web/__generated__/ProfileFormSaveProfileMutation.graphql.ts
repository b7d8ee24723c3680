/**
 * @generated SignedSource<<594c67a5a1d9dea3b834bf44a350ba25>>
 * @relayHash e6d9b28e5169d5289b04372f7e0dc56e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce1775efadf1d06886e4139f1b76bb822cc325a4d84a4182edbb9d1e9a8194c9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileFormSaveProfileMutation$variables = {
  displayName: string;
  timeZone: string;
};
export type ProfileFormSaveProfileMutation$data = {
  readonly updateBotSettings: {
    readonly ProfileForm_viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_viewer">;
    } | null | undefined;
    readonly botSettings?: {
      readonly timeZone: string;
    };
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
  readonly updateProfile: {
    readonly ProfileForm_viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_viewer">;
    } | null | undefined;
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type ProfileFormSaveProfileMutation = {
  response: ProfileFormSaveProfileMutation$data;
  variables: ProfileFormSaveProfileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "displayName"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timeZone"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "displayName",
        "variableName": "displayName"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProfileForm_viewer"
      }
    ],
    "type": "User",
    "abstractKey": null
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "ProfileForm_viewer"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v4 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "timeZone",
        "variableName": "timeZone"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BotSettings",
      "kind": "LinkedField",
      "name": "botSettings",
      "plural": false,
      "selections": [
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "type": "User",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Node",
  "abstractKey": "__isNode"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfileFormSaveProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateBotSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v6/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProfileFormSaveProfileMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v3/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateBotSettings",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v6/*:: as any*/),
          (v3/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce1775efadf1d06886e4139f1b76bb822cc325a4d84a4182edbb9d1e9a8194c9",
    "metadata": {},
    "name": "ProfileFormSaveProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0808d576d65029fa34c493e24e90621";

export default node;
