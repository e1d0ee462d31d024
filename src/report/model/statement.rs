//! Sentences of reports that have codes: assumptions and warnings. In JSON the sentences are one
//! list and their codes another.

use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::codes::Code;

/// A sentence with its code.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Statement {
    pub code: Code,
    pub text: String,
}

impl Statement {
    /// Does it say that arrays of different parameters are taken to be one?
    pub fn is_of_joined_arrays(&self) -> bool {
        self.code == Code::JoinedArrays
    }
}

/// Two lists of a JSON object for one of ours.
macro_rules! lists {
    ($module:ident $texts:literal $ids:literal always $always:literal) => {
        pub(super) mod $module {
            use super::*;

            #[derive(Deserialize)]
            struct Lists {
                #[serde(rename = $texts, default)]
                texts: Vec<String>,
                #[serde(rename = $ids, default)]
                ids: Vec<Code>,
            }

            pub fn serialize<S: Serializer>(
                list: &[Statement],
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                if $always || !list.is_empty() {
                    let texts: Vec<&str> = list.iter().map(|said| said.text.as_str()).collect();
                    map.serialize_entry($texts, &texts)?;
                    let ids: Vec<Code> = list.iter().map(|said| said.code).collect();
                    map.serialize_entry($ids, &ids)?;
                }
                map.end()
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Vec<Statement>, D::Error> {
                let Lists { texts, ids } = Lists::deserialize(deserializer)?;
                match texts.len() == ids.len() {
                    true => Ok(texts
                        .into_iter()
                        .zip(ids)
                        .map(|(text, code)| Statement { code, text })
                        .collect()),
                    false => Err(D::Error::custom(concat!($texts, " and ", $ids, " differ"))),
                }
            }
        }
    };
}

lists!(assumptions "assumptions" "assumption_ids" always true);
lists!(warnings "warnings" "warning_ids" always false);
