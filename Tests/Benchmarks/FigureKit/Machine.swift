import Foundation

/// The machine on which something is measured.
public enum Machine {
    /// Processor, cores, memory, system and compiler in one sentence.
    public static var description: String {
        let process = ProcessInfo.processInfo
        let memory = Int((Double(process.physicalMemory) / Double(1 << 30)).rounded())
        return """
            \(processor), \(process.activeProcessorCount) cores, \(memory) GiB, \
            \(process.operatingSystemVersionString), \(compiler)
            """
    }

    /// The number of busy threads, as an average of the last minute.
    public static var load: Double {
        var averages = [0.0]
        getloadavg(&averages, 1)
        return averages[0]
    }

    private static var processor: String {
        output(of: "sysctl", "-n", "machdep.cpu.brand_string")
            ?? (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
            .split(separator: "\n").first { $0.hasPrefix("model name") }?
            .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
            ?? "an unknown processor"
    }

    private static var compiler: String {
        output(of: "swift", "--version")?.split(separator: "\n")
            .first { $0.contains("Swift version") }.map(String.init) ?? "an unknown compiler"
    }

    /// The output of a program; `nil` if it is missing or fails.
    private static func output(of command: String...) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
