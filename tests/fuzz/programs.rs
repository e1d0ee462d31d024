//! Programs of our own languages: IVL, axioms and protocols.

use std::time::Duration;

use warpproof::ivl::check::check;
use warpproof::ivl::parse::parse;
use warpproof::ivl::parse::parse_axioms;
use warpproof::options::VerifyOptions;
use warpproof::verify;

use super::target::{Answer, Budget, Target, files, refused};

fn options() -> VerifyOptions {
    VerifyOptions {
        timeout: Some(Duration::from_secs(1)),
        query_timeout: Some(Duration::from_millis(300)),
        ..VerifyOptions::default()
    }
}

#[test]
fn programs_of_ivl() {
    let target = Target {
        name: "ivl",
        seeds: files("ivl", "bpl"),
        cases: 1500,
        limit: Duration::from_secs(10),
    };
    let verified = Budget::new(25);
    let folder = tempfile::tempdir().expect("a folder for the programs");
    let path = folder.path().join("p.bpl");
    target.run(|input| {
        let text = input.text();
        let program = match parse(&text) {
            Ok(program) => program,
            Err(error) => return refused(&error.to_string()),
        };
        if let Err(errors) = check(&program) {
            let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
            return refused(&messages.join("\n"));
        }
        match parse(&program.to_string()) {
            Ok(again) if again == program => {}
            _ => return Err("what is printed is another program".to_owned()),
        }
        if verified.take() {
            std::fs::write(&path, &text).expect("written");
            if let Err(error) = verify::check_ivl(&path, &options()) {
                return refused(&error.to_string());
            }
        }
        Ok(Answer::Accepted)
    });
}

#[test]
fn files_of_axioms() {
    let mut seeds = files("ivl", "bpl");
    seeds.retain(|seed| seed.contains("axiom"));
    seeds.push(
        "type word = bv32;\nfunction twice(word) : word;\n\
         axiom (forall x, y: word :: { sum(x, y) } sum(x, y) == sum(y, x));\n\
         axiom (forall x: foreign :: f(x) == x);\n"
            .to_owned(),
    );
    let target = Target {
        name: "axioms",
        seeds,
        cases: 500,
        limit: Duration::from_secs(2),
    };
    target.run(|input| match parse_axioms(&input.text()) {
        Ok(_) => Ok(Answer::Accepted),
        Err(error) => refused(&error.to_string()),
    });
}

#[test]
fn protocols() {
    let target = Target {
        name: "map",
        seeds: files("maps", "map"),
        cases: 1500,
        limit: Duration::from_secs(10),
    };
    let verified = Budget::new(25);
    let folder = tempfile::tempdir().expect("a folder for the protocols");
    let path = folder.path().join("p.map");
    target.run(|input| {
        let text = input.text();
        let protocol = match warpproof::engines::protocol::parse::parse(&text) {
            Ok(protocol) => protocol,
            Err(error) => return refused(&error.to_string()),
        };
        let problems = warpproof::engines::protocol::check::check(&protocol);
        if !problems.is_empty() {
            let messages: Vec<&str> = problems.iter().map(|p| p.message.as_str()).collect();
            return refused(&messages.join("\n"));
        }
        if verified.take() {
            std::fs::write(&path, &text).expect("written");
            if let Err(error) = verify::verify_map(&path, &options()) {
                return refused(&error.to_string());
            }
        }
        Ok(Answer::Accepted)
    });
}
