//! Reads what `MatchLoop race` prints, matches the same paths by matchit, and prints the
//! nanoseconds of both, the router's first.
use std::hint::black_box;
use std::io::{self, BufRead};
use std::time::Instant;

fn main() {
    let mut router = matchit::Router::new();
    let mut paths: Vec<String> = Vec::new();
    let mut routes = 0;
    print!("{:>7} {:>9} {:>9} {:>9}", "routes", "values", "static", "missing");
    for line in io::stdin().lock().lines() {
        let line = line.expect("a line of text");
        let words: Vec<&str> = line.split('\t').collect();
        match words[0] {
            "table" => {
                (router, routes) = (matchit::Router::new(), 0);
                print!("\n{:>7}", words[1]);
            }
            "route" => {
                let pattern = words[1].replace(":id", "{id}").replace(":entry", "{entry}");
                router.insert(pattern, routes).expect("a pattern of matchit");
                routes += 1;
            }
            "time" => {
                let ours: f64 = words[2].parse().expect("nanoseconds");
                let theirs = fastest(&router, words[1], &paths);
                print!(" {:>9}", format!("{ours:.0}:{theirs:.0}"));
                paths.clear();
            }
            _ => paths.push(words[1].into()),
        }
    }
    println!();
}

/// The nanoseconds of a match in the fastest of forty rounds.
fn fastest(router: &matchit::Router<usize>, kind: &str, paths: &[String]) -> f64 {
    let mut fastest = f64::MAX;
    for _ in 0..40 {
        let start = Instant::now();
        let mut sum = 0;
        for _ in 0..20 {
            for path in paths {
                let Ok(found) = router.at(black_box(path)) else { continue };
                sum += *found.value;
                if kind == "values" {
                    sum += found.params.iter().next().map_or(0, |(_, value)| value.len());
                }
            }
        }
        black_box(sum);
        fastest = fastest.min(start.elapsed().as_nanos() as f64 / (20 * paths.len()) as f64);
    }
    fastest
}
