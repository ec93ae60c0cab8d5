import Foundation

/// Asks random tables for random paths: `Fuzz TABLES SEED TASKS`. Each table takes the next seed, so
/// a difference is repeated by the seed that it names.
@main
enum Fuzz {
    static func main() async {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard numbers.count == 3, (1...64).contains(numbers[2]) else {
            say("usage: Fuzz TABLES SEED TASKS; up to 64 tasks ask one table at the same time")
            exit(64)
        }
        let (tables, seed, tasks) = (numbers[0], numbers[1], Int(numbers[2]))
        print("seed \(seed), tasks: \(tasks)")
        do {
            var paths = 0
            for number in 0..<tables {
                guard let round = try FuzzRound(seed: seed &+ number) else { continue }
                paths += try await run(round, tasks: tasks)
            }
            print("\(tables) tables, \(paths) paths, no difference")
        } catch let difference as Difference {
            say(difference.description)
            exit(1)
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    private static func run(_ round: FuzzRound, tasks: Int) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<tasks {
                group.addTask { try round.run(task: task) }
            }
            return try await group.reduce(0, +)
        }
    }

    private static func say(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
